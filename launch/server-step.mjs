/**
 * How the pinned Node runs the server. The young generation is limited to 8 MiB, not the 64 MiB that V8 takes on a
 * machine with much memory, and the old generation is collected when it has grown by 40 %, where V8 lets a small heap
 * more than double. The process stays far smaller under load without being slower.
 */
export const serverStep = ['--max-semi-space-size=8', '--heap-growing-percent=40', 'server/main.ts']

/**
 * Settings of glibc's allocator (others ignore them): buffers of more than 128 KiB, such as for
 * compression, are returned to the system at once, and threads share two arenas. Otherwise
 * fragmentation after a busy hour keeps a third of the process's memory.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Node's compile cache: the next start and the child processes start faster and stay smaller. */
export const compileCache = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }
