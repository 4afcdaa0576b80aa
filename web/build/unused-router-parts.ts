import type { Plugin } from 'vite'

const unused = `function unused() { throw new Error('this part of react-router is left out of the browser build') }`

/**
 * Parts of react-router that the shop does not use, but which the router imports: `instrumentation` measures an application that asks
 * for it, and `fog-of-war` finds routes later, where `routeDiscovery` in react-router.config.ts is not `initial`.
 */
const stubs = {
  'router/instrumentation': `${unused}
    export function consumeInstrumentationClientResultMetaReceiver() {}
    export { unused as getRouteInstrumentationUpdates, unused as instrumentClientSideRouter }
    export { unused as instrumentHandler, unused as instrumentationResultMetaContext }`,
  'dom/ssr/fog-of-war': `${unused}
    export const isFogOfWarEnabled = () => false
    export function getPatchRoutesOnNavigationFunction() {}
    export function useFogOFWarDiscovery() {}
    export { unused as getManifestPath, unused as getPartialManifest }
    export { unused as getPathsWithAncestors, unused as handleClientVersionMismatch }`,
}

/** Without its name for developer tools, and with the mark that creating it changes nothing else, an unused component can be left out. */
function letUnusedGo(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^(const \w+ = )(?=React\$1\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ ')
}

/** Leaves them out of the browser's build. A later router that imports more of a stub fails the build for want of an export. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/[\w/-]+\.js$/ },
      handler(code, id) {
        const stub = Object.entries(stubs).find(([part]) => id.endsWith(`/lib/${part}.js`))?.[1]
        return { code: stub ?? letUnusedGo(code), map: null }
      },
    },
  }
}
