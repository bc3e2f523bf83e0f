import { escapeHtml } from '../../escape-html.ts'

/** A paragraph, one of several lines, or a large code on its own line. */
export type MailPart = string | readonly string[] | { code: string }

/** The parts of a mail as plain text and as HTML; addresses become links, and empty lines are left out. */
export function mailBody(parts: readonly MailPart[]): { text: string; html: string } {
  return {
    text: `${parts.map(plain).join('\n\n')}\n`,
    html: `<div style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34em">\n${parts
      .map(marked)
      .join('\n')}\n</div>\n`,
  }
}

function plain(part: MailPart): string {
  return typeof part === 'object' && 'code' in part ? `    ${part.code}` : linesOf(part).join('\n')
}

function marked(part: MailPart): string {
  if (typeof part === 'object' && 'code' in part)
    return `<p style="font-size:32px;font-weight:700;letter-spacing:0.2em">${part.code}</p>`
  return `<p>${linesOf(part).map(linked).join('<br>')}</p>`
}

function linesOf(part: string | readonly string[]): readonly string[] {
  return typeof part === 'string' ? [part] : part.filter((line) => line !== '')
}

function linked(line: string): string {
  return escapeHtml(line)
    .replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`)
    .replace(/\r?\n/g, '<br>')
}
