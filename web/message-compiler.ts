/** How messages are compiled, at a build and while pages are being written. */
export const messageCompiler = {
  project: './domain/messages/project.inlang',
  outdir: './domain/messages/compiled',
  strategy: ['url' as const, 'baseLocale' as const],
  emitGitIgnore: false,
}
