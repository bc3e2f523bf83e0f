/** The name people see, in one place: pages, mails, invoices, icons and pictures take it from here. */
export const productName = 'Stepmark'
