/** The light build of hls.js has no types of its own: they are those of the full build. */
declare module 'hls.js/dist/hls.light.mjs' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
