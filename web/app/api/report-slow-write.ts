import { documentLanguage } from '../i18n/document-language.ts'
import { toast } from '../ui/toast.tsx'

/** Shown for a slow write: a slow read times out and can be repeated, but a slow write may still succeed and must not be sent twice. */
const slowWriteText = {
  vi: 'Lâu hơn thường lệ, vẫn đang chờ tiệm trả lời. Bạn chờ thêm chút nhé.',
  en: 'This takes longer than usual. We are still waiting for an answer, please wait a little.',
}

export function reportSlowWrite(): void {
  toast({ text: slowWriteText[documentLanguage()] })
}
