import type { Plugin } from 'vite'

const importOfCatalogue = /import \{ m \} from '([^']*\/messages\/compiled)\/messages\.js'/
const useOfMessage = /\bm\.([a-z]\w*)/g

/**
 * Imports each message from its own file during the build: through the catalogue's index the first page would carry all
 * messages.
 */
export function messagesByScreen(): Plugin {
  return {
    name: 'messages-by-screen',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = code.match(importOfCatalogue)
      if (!found || id.includes('/compiled/')) return null
      const names = new Set([...code.matchAll(useOfMessage)].map(([, name = '']) => name))
      const imports = [...names].map(
        (name) => `import { ${name} as m_${name} } from '${found[1]}/messages/${name}.js'`,
      )
      return { code: code.replace(found[0], imports.join(';')).replace(useOfMessage, 'm_$1'), map: null }
    },
  }
}
