/** The product's display name: pages, mails, invoices, icons and pictures take it from here. */
export const productName = 'Stepmark'
