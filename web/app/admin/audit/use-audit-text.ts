import type { AuditEntry } from '../../../../contract/admin/audit.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

/** A change in words. A change without a sentence of its own is described by its area and verb. */
export function useAuditText() {
  const { t, i18n } = useTranslation(['team', 'orders'])

  function sentenceOf({ what, details }: Pick<AuditEntry, 'what' | 'details'>): string {
    const key = `audit.said.${what.replaceAll('.', '_')}`
    if (i18n.exists(key, { ns: 'team' })) return t(key as 'audit.said.order_status', formatDetails(details) as { from: string; to: string })
    const [area = '', verb = ''] = what.split('.')
    const named = (part: string, name: string) =>
      i18n.exists(`audit.${part}.${name}`, { ns: 'team' }) ? t(`audit.${part}.${name}` as 'audit.verb.update') : name
    return `${named('verb', verb)} ${named('area', area).toLowerCase()}`
  }

  /** Values as people write them: amounts with their sign, states by their names. */
  function formatDetails(details: AuditEntry['details']): Record<string, string> {
    return Object.fromEntries(
      Object.entries(details ?? {}).map(([name, value]) => {
        if ((name === 'amount' || name.endsWith('Vnd')) && typeof value === 'number') return [name, formatAmount(value)]
        if (typeof value === 'string' && statuses.includes(value)) return [name, t(`orders:status.${value}` as 'orders:status.pending')]
        if (value === 'customer' || value === 'staff' || value === 'admin') return [name, t(`staff.role.${value}`)]
        return [name, typeof value === 'object' ? '' : String(value)]
      }),
    )
  }

  function whoOf({ who }: Pick<AuditEntry, 'who'>): string {
    if (who.id === 'system' || who.id === 'gateway') return t(`audit.by.${who.id}`)
    return who.name ?? t('audit.by.gone')
  }

  return { sentenceOf, whoOf }
}
