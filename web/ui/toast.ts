type Kind = 'success' | 'error'

/** Short notes at the top right for three seconds. The library loads with the first one. */
export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
}

async function show(kind: Kind, text: string): Promise<void> {
  if (text === '') return
  const { showToast } = await import('./toaster.tsx')
  showToast(kind, text)
}
