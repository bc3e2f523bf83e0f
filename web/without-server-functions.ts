import type { Plugin } from 'vite'

const caller = /\/start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/

/**
 * Removes the framework's server functions from the browser's files, 10 KB gzipped: the pages call the contract's API,
 * and no server function exists.
 */
export function withoutServerFunctions(): Plugin {
  return {
    name: 'without-server-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_, id) {
      if (!caller.test(id)) return null
      return {
        code: "export function createClientRpc() { throw new Error('There are no server functions.') }",
        map: null,
      }
    },
  }
}
