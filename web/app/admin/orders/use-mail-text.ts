import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Step } from './next-steps.rule.ts'

/** Which mail a step sends, and to which address. */
export function useMailText(): (order: Pick<AdminOrder, 'email'>, mail: Step['mail']) => string {
  const { t } = useTranslation('orders')
  return ({ email }, mail) => {
    if (!mail) return t('step.mail.none')
    return email ? t(`step.mail.${mail}`, { email }) : t('step.mail.noAddress')
  }
}
