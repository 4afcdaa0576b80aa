import { useRef, useState } from 'react'
import { Removed } from '../../../../contract/admin/taxonomy.ts'
import type { Category } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'

type DeleteCategoryProps = { category: Category; others: readonly Category[]; onClose: () => void }

/** Shows how many products the category holds and asks which category they move to. */
export function DeleteCategory({
  category: { _id, name, productCount, productTotal = productCount },
  others,
  onClose,
}: DeleteCategoryProps) {
  const { t } = useTranslation(['taxonomy', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [moveTo, setMoveTo] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  const isFull = productTotal > 0
  const isStuck = isFull && others.length === 0

  async function remove(): Promise<void> {
    if (!(await call('DELETE', withQuery(`/api/categories/${_id}`, { moveTo }), undefined, Removed))) return
    toast({ text: t('categories.deleted') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      role="alertdialog"
      first={cancel}
      onClose={onClose}
      title={t('categories.deleteTitle', { name })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          {!isStuck && (
            <Button className="button-danger" busy={isBusy} disabled={isFull && moveTo === ''} onClick={() => void remove()}>
              {t(isFull ? 'categories.moveAndDelete' : 'delete')}
            </Button>
          )}
        </div>
      }
    >
      <FailureBanner failure={prefixError(failure, t('failed.deleteCategory'))} />
      <p>
        {isStuck ? t('categories.deleteLast') : isFull ? t('categories.deleteFull', { count: productTotal }) : t('categories.deleteEmpty')}
      </p>
      {isFull && !isStuck && (
        <SelectField
          name="moveTo"
          label={t('categories.moveTo')}
          className="mt-4"
          value={moveTo}
          onChange={(event) => setMoveTo(event.currentTarget.value)}
          error={errorAt(failure, 'moveTo')}
        >
          <option value="">{t('categories.choose')}</option>
          {others.map((other) => (
            <option key={other._id} value={other._id}>
              {other.name}
            </option>
          ))}
        </SelectField>
      )}
    </Dialog>
  )
}
