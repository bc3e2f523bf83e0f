/** React's own, in place of a library's shim for older versions. */
export { useSyncExternalStore } from 'react'
