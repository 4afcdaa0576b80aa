import { Form, useNavigation } from 'react-router'
import type { Child } from '../../../../contract/children.ts'
import { nameOf } from '../../children/stored-children.rule.ts'
import { useChildText } from '../../children/use-child-text.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { InlineConfirm } from '../../ui/inline-confirm.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'

export function ChildCard({ child }: { child: Child }) {
  const { t } = useAccountTexts()
  const textOf = useChildText()
  const name = nameOf(child)
  const isRemoving = useNavigation().formData?.get('childId') === child.childId
  return (
    <li className="card child-card">
      <p>
        <strong>{child.nickname}</strong>
        <span className="block text-soft">{textOf(child)}</span>
      </p>
      <div className="child-card-actions -mx-2">
        <Link to={paths.children({ edit: child.childId })} className="button button-text" aria-label={t('children:editOf', { name })}>
          {t('children:edit')}
        </Link>
        <InlineConfirm
          button={t('children:remove')}
          label={t('children:removeOf', { name })}
          question={t('children:removeQuestion', { name })}
          cancelLabel={t('children:cancel')}
        >
          <Form method="post" action={paths.children()}>
            <input type="hidden" name="childId" value={child.childId} />
            <Button type="submit" name="intent" value="remove" busy={isRemoving}>
              {t('children:remove')}
            </Button>
          </Form>
        </InlineConfirm>
      </div>
    </li>
  )
}
