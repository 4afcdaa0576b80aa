import { createElement, type SVGProps } from 'react'

type IconData = { name: string; size?: number; aliases?: string[]; node: [string, Record<string, string>][] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number }

/**
 * Icons of lucide-react, with the markup that the library's own function makes in ten steps at each rendering; the build uses this one
 * instead (`web/build/plain-icons.ts`). An icon's shapes never change, so their elements are created once.
 */
export function createIcon({ name, size: grid = 24, aliases = [], node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const ownClass = ['lucide', `lucide-${name}`, ...aliases.map((alias) => `lucide-${alias}`)].join(' ')
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  return function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClass} ${className}` : ownClass,
        'aria-hidden': true,
        ...rest,
      },
      shapes,
    )
  }
}
