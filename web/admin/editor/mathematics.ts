import { InputRule, type NodeViewRenderer, Node as RichNode } from '@tiptap/core'
import { drawFormula } from './formula.ts'

/** The formula to edit: its position, or null for a new one. */
export type EditedFormula = { tex: string; isBlock: boolean; position: number | null }

type MathOptions = { onAsk: (formula: EditedFormula) => void }

/** An inline formula: `<span data-tex="x^2">x^2</span>` as stored. */
export const InlineMath = RichNode.create<MathOptions>({
  name: 'inlineMath',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ onAsk: () => undefined }),
  addAttributes: () => ({ tex: texAttribute }),
  parseHTML: () => [{ tag: 'span[data-tex]', priority: 60 }],
  renderHTML: ({ node }) => ['span', { 'data-tex': texOf(node) }, texOf(node)],
  renderText: ({ node }) => `\\(${texOf(node)}\\)`,
  addNodeView() {
    return formulaView(this.options, false)
  },
  addInputRules() {
    return [typed(/\\\((.+?)\\\)$/, this.name)]
  },
})

/** A block formula: `<div data-tex="x^2">x^2</div>`. */
export const BlockMath = RichNode.create<MathOptions>({
  name: 'blockMath',
  group: 'block',
  atom: true,
  addOptions: () => ({ onAsk: () => undefined }),
  addAttributes: () => ({ tex: texAttribute }),
  parseHTML: () => [{ tag: 'div[data-tex]', priority: 60 }],
  renderHTML: ({ node }) => ['div', { 'data-tex': texOf(node) }, texOf(node)],
  renderText: ({ node }) => `\\[${texOf(node)}\\]`,
  addNodeView() {
    return formulaView(this.options, true)
  },
})

const texAttribute = {
  default: '',
  parseHTML: (element: HTMLElement) => element.getAttribute('data-tex'),
  rendered: false,
}

function texOf(node: { attrs: Record<string, unknown> }): string {
  return String(node.attrs['tex'])
}

/** Typed TeX becomes a formula with its closing delimiter. */
function typed(find: RegExp, name: string): InputRule {
  return new InputRule({
    find,
    handler({ state, range, match }) {
      const type = state.schema.nodes[name]
      if (type) state.tr.replaceWith(range.from, range.to, type.create({ tex: match[1]?.trim() }))
    },
  })
}

function formulaView({ onAsk }: MathOptions, isBlock: boolean): NodeViewRenderer {
  return ({ node, getPos, editor }) => {
    const dom = document.createElement(isBlock ? 'div' : 'span')
    dom.className = isBlock ? 'formula is-block' : 'formula'
    void drawFormula(dom, texOf(node), isBlock).catch(() => undefined)
    dom.addEventListener('dblclick', () => {
      const position = getPos()
      if (editor.isEditable && position !== undefined) onAsk({ tex: texOf(node), isBlock, position })
    })
    return {
      dom,
      ignoreMutation: () => true,
      update(next) {
        if (next.type !== node.type) return false
        if (texOf(next) !== texOf(node)) void drawFormula(dom, texOf(next), isBlock).catch(() => undefined)
        node = next
        return true
      },
    }
  }
}
