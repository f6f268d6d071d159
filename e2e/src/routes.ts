/** Paths of the site's pages, as the router lists them. */
import { readFileSync } from 'node:fs';

const ROUTER = new URL('../../apps/web/src/app/router.tsx', import.meta.url);
/** The root route has no path; every other route names its parent, then its path. */
const ROUTE = /^const (\w+) = createRoute\(\{\n {2}getParentRoute: \(\) => (\w+),\n {2}path: '([^']+)',$/gm;

/** Paths of all routes, with parameters as `$name`. Throws if the router's source does not have the expected form. */
export function listRoutes(source = readFileSync(ROUTER, 'utf8')): string[] {
  const routes = new Map([...source.matchAll(ROUTE)].map(([, name = '', parent = '', path = '']) => [name, { parent, path }]));
  const written = source.match(/\bcreateRoute\(/g)?.length ?? 0;
  if (routes.size !== written) throw new Error(`${written} routes are written, ${routes.size} could be read`);
  const parents = new Set([...routes.values()].map(({ parent }) => parent));
  const pathOf = (name: string): string => {
    const route = routes.get(name);
    return route === undefined ? '' : pathOf(route.parent) + route.path;
  };
  return [...routes.keys()].filter((name) => !parents.has(name)).map(pathOf);
}

/** Fills in a route's parameters. Throws if a parameter has no value. */
export function fillRoute(route: string, values: Readonly<Record<string, string>>): string {
  return route
    .split('/')
    .map((part) => {
      if (!part.startsWith('$')) return part;
      const value = values[part];
      if (value === undefined) throw new Error(`the route ${route} needs a value for ${part} to be opened`);
      return value;
    })
    .join('/');
}
