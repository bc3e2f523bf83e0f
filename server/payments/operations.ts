export { createOrder } from './create-order.ts'
export { receiveWebhook } from './events.ts'
export { getOrder } from './get-order.ts'
export { openInvoice } from './invoice-document.ts'
export { getInvoice, openInvoiceLink } from './invoice-links.ts'
export { issueMissingInvoices } from './invoices.ts'
export { getOrders } from './list-orders.ts'
export { reconcileOrders } from './reconcile.ts'
export {
  approveRefund,
  declineRefund,
  proposeRefund,
} from './refund-decisions.ts'
export { getRefundQuote, requestRefund } from './refund-requests.ts'
export { refundPayment } from './refunds.ts'
export { erasePayments, exportPayments } from './student-records.ts'
export { verifyPayment } from './verify-payment.ts'
