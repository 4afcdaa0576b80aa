import { useId } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

export function SearchAgain() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Form action={paths.search()} role="search" className="mt-8 flex w-full max-w-md flex-wrap items-end gap-3">
      <div className="field min-w-[min(12rem,100%)] flex-1 text-left">
        <label htmlFor={id} className="field-label">
          {t('error.searchLabel')}
        </label>
        <input id={id} name="query" type="search" enterKeyHint="search" className="field-control" />
      </div>
      <Button type="submit" look="secondary">
        {t('error.searchButton')}
      </Button>
    </Form>
  )
}
