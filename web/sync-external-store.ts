/** React's own, in place of the stand-in for versions without it that a library brings. */
export { useSyncExternalStore } from 'react'
