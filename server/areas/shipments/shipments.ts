/** The parcels of orders. So far: what sending one costs and when it arrives. */
export { type DeliveryTerms, deliveryDays, shippingFeeFor } from './quote-delivery.ts'
