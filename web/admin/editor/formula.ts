let loading: Promise<typeof import('katex')> | null = null

/** Renders TeX into an element; the library is loaded with the first formula. */
export async function drawFormula(element: HTMLElement, tex: string, isBlock: boolean): Promise<void> {
  // Until it is rendered, and offline, the source is shown.
  element.textContent = tex
  loading ??= import('katex')
  const { render } = await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  try {
    render(tex, element, { displayMode: isBlock, throwOnError: true, trust: false })
  } catch {
    // The library would colour the source by an inline style, which the admin's content security policy blocks.
    element.textContent = tex
  }
}

/** A readable error message for a formula, or null. */
export async function faultOf(tex: string): Promise<string | null> {
  loading ??= import('katex')
  const { renderToString } = await loading
  try {
    renderToString(tex, { throwOnError: true, trust: false })
    return null
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : String(error)
  }
}
