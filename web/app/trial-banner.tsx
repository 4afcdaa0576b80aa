import { useLanguage } from './i18n/use-language.ts'

const texts = {
  vi: 'Cửa hàng dùng thử: đơn đặt ở đây không được giao, tiền không bị trừ, thư gửi đi ai cũng đọc được.',
  en: 'Trial shop: orders are not delivered, no money is taken, and anybody can read the mails it sends.',
}

/** Stands on every page of a shop that is open to strangers with SANDBOX=1. */
export function TrialBanner() {
  return (
    <p className="trial-banner" role="note">
      {texts[useLanguage()]}
    </p>
  )
}
