/** Paragraphs as plain text and as HTML; a paragraph may have several lines, and addresses become links. */
export function letter(paragraphs: readonly (string | readonly string[])[]): { text: string; html: string } {
  const parts = paragraphs.map((part) => (typeof part === 'string' ? [part] : part))
  return {
    text: `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`,
    html: `<div style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34em">\n${parts
      .map((lines) => `<p>${lines.map(linked).join('<br>')}</p>`)
      .join('\n')}\n</div>\n`,
  }
}

function linked(line: string): string {
  return escapeHtml(line)
    .replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)
    .replace(/\r?\n/g, '<br>')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
