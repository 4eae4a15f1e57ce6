export { readMakePayment, readPaymentRequest, type MakePaymentState, type PaymentRequestState } from './handover';
