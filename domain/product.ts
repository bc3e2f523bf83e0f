/** The name people see, in one place: pages, mails, invoices, icons and pictures take it from here. */
export const productName = 'Stepmark'

/** The promise under the name. */
export const productTagline = 'Every step earns a mark'
