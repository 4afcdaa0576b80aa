import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The name of each field, for its label and the summary of errors. */
export function useCheckoutLabels(): Record<string, string> {
  const { t } = useTranslation('checkout', checkoutTexts)
  return {
    fullName: t('address.fullName'),
    phone: t('address.phone'),
    email: t('checkout.email'),
    province: t('address.province'),
    ward: t('address.ward'),
    street: t('address.street'),
    note: t('checkout.note'),
    gift: t('checkout.gift'),
    giftMessage: t('gift.message'),
    giftWrap: t('gift.wrap'),
    giftDeliverOn: t('gift.deliverOn'),
    hasGiver: t('gift.hasGiver'),
    giverName: t('gift.giverName'),
    giverPhone: t('gift.giverPhone'),
    addressId: t('checkout.addresses'),
    storeId: t('checkout.howToGet'),
    paymentMethod: t('checkout.payWith'),
    invoice: t('invoice.choose'),
    invoiceName: t('invoice.name'),
    invoiceTaxCode: t('invoice.taxCode'),
    invoiceAddress: t('invoice.address'),
    invoiceEmail: t('invoice.email'),
    discountCode: t('discount.label'),
  }
}
