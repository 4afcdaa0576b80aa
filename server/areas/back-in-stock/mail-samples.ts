import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import { backInStockMail } from './back-in-stock-mail.ts'

type Sender = { brand: Settings['brand']; publicUrl: string }

export function backInStockMailSamples({ brand, publicUrl }: Sender, language: Language): MailSample[] {
  const [name, label] = language === 'vi' ? ['Váy hoa nhí', 'Hồng'] : ['Floral dress', 'Pink']
  const product = { name, slug: 'vay-hoa-nhi', color: { color: 'Hồng', label }, size: { size: '4Y' } }
  return [sampleOf('back-in-stock', backInStockMail(product, { language, token: 'sample', brand, publicUrl }))]
}
