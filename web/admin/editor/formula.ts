let loading: Promise<typeof import('katex')> | null = null

/** Draws TeX into an element; the drawing kit of mathematics comes with the first formula. */
export async function drawFormula(element: HTMLElement, tex: string, isBlock: boolean): Promise<void> {
  // Until it is drawn, and without a connection, the source itself is there to be read.
  element.textContent = tex
  loading ??= import('katex')
  const { render } = await loading.catch((error: unknown) => {
    loading = null
    throw error
  })
  try {
    render(tex, element, { displayMode: isBlock, throwOnError: true, trust: false })
  } catch {
    // The library would colour the source by a style that the admin's policy refuses.
    element.textContent = tex
  }
}

/** What is wrong with a formula as its writer reads it, or null. */
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
