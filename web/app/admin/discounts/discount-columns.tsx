import type { AdminDiscount } from '../../../../contract/admin/discounts.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { copyAtOnce } from '../../ui/hooks/use-copy.ts'
import { toast } from '../../ui/toast.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { type BadgeTone, StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'

const tones: Record<AdminDiscount['status'], BadgeTone> = { Active: 'good', Scheduled: 'info', Expired: 'neutral', Off: 'neutral' }

type DiscountAction = (discount: AdminDiscount) => void

export function useDiscountColumns({
  edit,
  remove,
  toggleActive,
}: {
  edit: DiscountAction
  remove: DiscountAction
  toggleActive: DiscountAction
}): Column<AdminDiscount>[] {
  const { t } = useTranslation(['discounts', 'admin'])
  return [
    {
      key: 'code',
      title: t('code'),
      phone: 'main',
      cell: (discount) => (
        <span className="inline-flex items-center">
          <button type="button" className="row-link break-all text-left" onClick={() => edit(discount)}>
            {discount.code}
          </button>
          {/* On a phone in the menu: the row stays low. */}
          <span className="only-wide">
            <CopyButton text={discount.code} label={t('copy', { code: discount.code })} />
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('status'),
      phone: 'badges',
      cell: ({ status, isListed }) => (
        <span className="row-badges inline-flex flex-wrap gap-1">
          {isListed && <StatusBadge tone="info">{t('listed')}</StatusBadge>}
          <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
        </span>
      ),
    },
    { key: 'kind', title: t('kind'), noWrap: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'value',
      title: t('value'),
      isNumber: true,
      phone: 'side',
      cell: ({ kind, value }) =>
        kind === 'percent' ? (
          `${value} %`
        ) : kind === 'amount' ? (
          formatAmount(value)
        ) : (
          <>
            <span className="only-wide">–</span>
            <span className="only-phone">{t(`kinds.${kind}`)}</span>
          </>
        ),
    },
    { key: 'period', title: t('period'), noWrap: true, phone: 'facts', cell: (discount) => <Period discount={discount} /> },
    {
      key: 'uses',
      title: t('uses'),
      isNumber: true,
      cell: ({ used, usageLimit }) => (usageLimit ? t('usesOf', { used, limit: usageLimit }) : used),
    },
    {
      key: 'more',
      title: '',
      phone: 'more',
      cell: (discount) => (
        <RowMenu
          name={discount.code}
          actions={[
            { label: t('admin:edit'), run: () => edit(discount) },
            {
              label: t('copyCode'),
              run: () => toast({ text: t(copyAtOnce(discount.code) ? 'copied' : 'notCopied', { code: discount.code }) }),
            },
            { label: t(discount.active ? 'turnOff' : 'turnOn'), run: () => toggleActive(discount) },
            { label: t('admin:remove'), run: () => remove(discount), isDestructive: true },
          ]}
        />
      ),
    },
  ]
}

function Period({ discount: { startsAt, endsAt } }: { discount: AdminDiscount }) {
  const { t } = useTranslation('discounts')
  const language = useLanguage()
  if (!startsAt && !endsAt) return t('always')
  return (
    <span className="grid max-sm:block">
      {startsAt && <span className={endsAt ? 'only-wide' : undefined}>{t('from', { when: formatDateTime(startsAt, language) })}</span>}
      {endsAt && <span>{t('until', { when: formatDateTime(endsAt, language) })}</span>}
    </span>
  )
}
