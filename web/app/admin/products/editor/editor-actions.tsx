import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Product } from '../../../../../contract/catalogue.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { adminPaths } from '../../admin-paths.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import { useProductActions } from '../use-product-actions.ts'

type EditorActionsProps = { product: Product; isDirty: boolean; mayChange: boolean }

/** Preview, and actions on the product as a whole. */
export function EditorActions({ product, isDirty, mayChange: canEdit }: EditorActionsProps) {
  const { t } = useTranslation('products')
  const actions = useProductActions()
  const leave = useLeaveOnceGone()
  const { _id, name, slug, published, stock = [] } = product
  const total = (what: 'onHand' | 'reserved') => stock.reduce((sum, line) => sum + line[what], 0)
  const target = { _id, name, stock: { onHand: total('onHand'), reserved: total('reserved') } }
  return (
    <>
      <FailureBanner failure={actions.failure} />
      {isDirty && <span className="text-sm text-soft max-sm:w-full">{t('editor.seenSaved')}</span>}
      <a
        href={published ? paths.product(slug) : adminPaths.previewProduct(_id)}
        target="_blank"
        rel="noreferrer"
        className="button button-secondary"
      >
        <span className="button-label">
          {t(published ? 'actions.seeInShop' : 'actions.preview')}
          <span className="sr-only"> {t('newTab')}</span>
        </span>
      </a>
      {canEdit && (
        <RowMenu
          name={name}
          actions={[
            { label: t('actions.duplicate'), run: () => void actions.duplicate(target) },
            {
              label: t('actions.delete'),
              run: () => void actions.remove([target]).then((failed) => failed && leave()),
              isDestructive: true,
            },
          ]}
        />
      )}
    </>
  )
}

function useLeaveOnceGone(): () => void {
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (isGone) void navigate(adminPaths.products())
  }, [isGone, navigate])
  return () => setGone(true)
}
