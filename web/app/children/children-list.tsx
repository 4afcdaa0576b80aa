import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { maxChildren } from '../../../contract/child-limits.ts'
import type { Child } from '../../../contract/children.ts'
import { ApiError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { InlineConfirm } from '../ui/inline-confirm.tsx'
import { InlineError } from '../ui/inline-error.tsx'
import { childrenTexts } from './children-texts.ts'
import { nameOf } from './stored-children.rule.ts'
import { useChildText } from './use-child-text.ts'

type ChildrenListProps = { cards: readonly Child[]; onEdit: (child: Child | undefined) => void; onRemoved?: () => void }

/** The children's cards, each with its measures. */
export function ChildrenList({ cards, onEdit, onRemoved }: ChildrenListProps) {
  const { t } = useTranslation('children', childrenTexts)
  return (
    <>
      {cards.length === 0 && <EmptyState art="chicken" title={t('none')} text={t('noneText')} />}
      <ul className="child-cards">
        {cards.map((child) => (
          <ChildCard key={child.childId} child={child} onEdit={() => onEdit(child)} onRemoved={onRemoved} />
        ))}
      </ul>
      {cards.length < maxChildren ? (
        <Button className="mt-4" onClick={() => onEdit(undefined)}>
          <Plus aria-hidden size={18} /> {t('add')}
        </Button>
      ) : (
        <p className="mt-4 text-soft">{t('full')}</p>
      )}
    </>
  )
}

type ChildCardProps = { child: Child; onEdit: () => void; onRemoved: (() => void) | undefined }

function ChildCard({ child, onEdit, onRemoved }: ChildCardProps) {
  const { t } = useTranslation(['children', 'common'], childrenTexts)
  const textOf = useChildText()
  const { remove, isBusy, error } = useRemoveChild(child, onRemoved)
  const name = nameOf(child)
  return (
    <li className="card child-card">
      <p>
        <strong>{child.nickname}</strong>
        <span className="block text-soft">{textOf(child)}</span>
      </p>
      <div className="child-card-actions">
        <Button look="text" aria-label={t('editOf', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <InlineConfirm
          button={t('remove')}
          label={t('removeOf', { name })}
          question={t('removeQuestion', { name })}
          cancelLabel={t('cancel')}
        >
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </InlineConfirm>
      </div>
      {error && <InlineError text={error} isRetrying={isBusy} onRetry={() => void remove()} />}
    </li>
  )
}

function useRemoveChild({ childId }: Child, onRemoved: (() => void) | undefined) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  async function remove(): Promise<void> {
    setBusy(true)
    setError(undefined)
    try {
      const { deleteChild } = await import('./sync-children.ts')
      await deleteChild(childId)
      onRemoved?.()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
      setBusy(false)
    }
  }
  return { remove, isBusy, error }
}
