import * as house from 'lucide-react/icons/house'
import * as truck from 'lucide-react/icons/truck'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createIcon } from './create-icon.ts'

type Props = { size?: number; color?: string; strokeWidth?: number; className?: string; 'aria-hidden'?: boolean }
type Icon = { default: ComponentType<Props>; __iconData: Parameters<typeof createIcon>[0] }
const icons: [string, Icon][] = [
  ['truck', truck as unknown as Icon],
  ['house, which has a former name', house as unknown as Icon],
]
const looks: Props[] = [
  {},
  { size: 20, 'aria-hidden': true },
  { size: 14, strokeWidth: 3 },
  { size: 24, color: '#b0730f' },
  { size: 16, className: 'mt-0.5 flex-none', 'aria-hidden': true },
]

test.each(icons)('createIcon: renders what lucide-react renders: %s', (_, { default: Original, __iconData }) => {
  const Plain = createIcon(__iconData)
  for (const look of looks) expect(renderToString(createElement(Plain, look))).toBe(renderToString(createElement(Original, look)))
})
