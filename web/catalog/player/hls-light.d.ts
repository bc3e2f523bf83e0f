/** The small build of hls.js says nothing of its types: they are those of the whole. */
declare module 'hls.js/dist/hls.light.mjs' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
