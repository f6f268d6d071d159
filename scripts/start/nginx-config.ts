import { describeRefusal, type ErrorCode } from '@poexchange/contract/errors';

/**
 * Maximum connections from one address: enough for many visitors who share an address, and a quarter of a worker's
 * limit, against which a socket counts twice.
 */
const CONNECTIONS_PER_ADDRESS = 4000;

/** File in the balancer's folder with a line for each failure (5xx) that a visitor received. */
export const FAILURES_FILE = 'failures.log';

/** The balancer's timeouts for a node's response, in ms. */
export type BalancerWaits = {
  /** Time until another node is also tried: longer than a healthy node takes for all but a few requests. */
  readonly quickMs: number;
  /** Time until the balancer gives up on a retried node, which gets more time. */
  readonly patientMs: number;
};

const usualWaits: BalancerWaits = { quickMs: 2000, patientMs: 10_000 };

/** The balancer's own errors, in the server's format (D15). */
const ownErrors = [
  { name: 'away', statuses: [502, 503, 504], change: '=503 ', code: 'internal' },
  { name: 'many', statuses: [429], change: '', code: 'rateLimited' },
  { name: 'bad', statuses: [400, 413, 414], change: '', code: 'badRequest' },
] as const satisfies readonly { name: string; statuses: readonly number[]; change: string; code: ErrorCode }[];

/**
 * Writes the balancer's configuration: sockets go to realtime nodes, always the same node for a visitor, and everything
 * else goes to http nodes. An unanswered request is retried on another node only if it is safe to repeat: reads, and
 * requests with an Idempotency-Key. If the second node is slow as well, nodes are tried once more with a longer
 * timeout, so that a slow response is late but not cut off.
 */
export function writeNginxConfig(options: {
  folder: string;
  port: number;
  httpPorts: readonly number[];
  realtimePorts: readonly number[];
  /** The user that nginx runs as, if started by root; otherwise null. */
  user: string | null;
  waits?: BalancerWaits;
}): string {
  const { folder, port, httpPorts, realtimePorts, user, waits = usualWaits } = options;
  const list = (ports: readonly number[], failures: string): string =>
    ports.map((each) => `    server 127.0.0.1:${each} ${failures};`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
  const errors = listErrors(ownErrors);
  return `${user === null ? '' : `user ${user};\n`}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
# Sockets of a former configuration live this long after a reload; pages connect again by themselves.
worker_shutdown_timeout 20s;
worker_rlimit_nofile 40000;
events {
  worker_connections 16384;
}
http {
  # Failures alone, each with the reference that the visitor is shown. Of the address only the beginning: what follows
  # may be a code of a sign-in, or a name.
  map $status $is_failure {
    default 0;
    ~^5 1;
  }
  map $request_uri $place {
    default /;
    ~^(?<whole>/(api/v1/)?[A-Za-z0-9._-]+) $whole;
  }
  map $sent_http_x_request_id $reference {
    default $sent_http_x_request_id;
    '' $request_id;
  }
  log_format failure escape=json '{"time":"$time_iso8601","reqId":"$reference","status":$status,"method":"$request_method","place":"$place","nodes":"$upstream_addr","seconds":$request_time}';
  access_log ${folder}/${FAILURES_FILE} failure if=$is_failure;
  server_tokens off;
  # An error of the place that another error led to is told too.
  recursive_error_pages on;
  # Connections that say nothing, or a byte now and then, end soon; one address cannot hold all that there are.
  client_header_timeout 10s;
  client_body_timeout 10s;
  reset_timedout_connection on;
  limit_conn_zone $binary_remote_addr zone=addresses:10m;
  limit_conn addresses ${CONNECTIONS_PER_ADDRESS};
  limit_conn_status 429;
${temporary.join('\n')}
  # Bodies of snapshots and listings; the server has limits of its own for each endpoint.
  client_max_body_size 20m;
  # As much as the server reads: links carry filters, and one that is too large gets the page's own words.
  large_client_header_buffers 4 16k;
  proxy_http_version 1.1;
  proxy_connect_timeout 2s;
  # Some replies take long: an export is written as it is read, and a tab waits for the publisher's limits.
  proxy_read_timeout 120s;
  upstream pages {
    least_conn;
    # A node that failed is left out for a moment only: one that starts again is back within seconds.
${list(httpPorts, 'max_fails=3 fail_timeout=1s')}
    keepalive 64;
  }
  # The same nodes for what none of them answered in time: a slow one is not left out here, or nobody would be asked.
  upstream patient {
    least_conn;
${list(httpPorts, 'max_fails=0')}
    keepalive 16;
  }
  upstream sockets {
    # Long polling, the socket's fallback, has to stay with one node.
    hash $remote_addr consistent;
    # None is left out, and the next one asked where one fails. nginx lets a node that was left out try one request a
    # second until one has ended well, which those of sockets do hours later.
${list(realtimePorts, 'max_fails=0')}
  }
  # What waits for the publisher or a linked platform, and what is written for long; all else need not wait for long
  # until another node is asked.
  map $uri $is_slow {
    default 0;
    ~^/api/v1/(ggg|auth)/ 1;
    ~^/api/v1/users/(export|mainIgn|chat|partner|delete-account)(/|$) 1;
  }
  map $is_slow$request_method$http_idempotency_key $way {
    default '';
    ~^0(GET|HEAD) quick;
    ~^0(POST|PUT|PATCH|DELETE). repeatable;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Connection "";
    ${errors}
${ownErrors.map(writeError).join('\n')}
    location / {
      ${errors}
      error_page 418 = @quick;
      error_page 419 = @repeatable;
      if ($way = quick) { return 418; }
      if ($way = repeatable) { return 419; }
      proxy_pass http://pages;
    }
${writeWays('quick', 'error timeout http_502 http_504', waits)}
    # The key of such a request makes its repetition the same request: a node that died in the middle of it, or hangs,
    # is no reason to tell the visitor.
${writeWays('repeatable', 'error timeout non_idempotent http_502 http_504', waits)}
    location /socket.io/ {
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
      proxy_buffering off;
      proxy_pass http://sockets;
    }
  }
}
`;
}

const listErrors = (errors: readonly { name: string; statuses: readonly number[]; change: string }[]): string =>
  errors.map(({ name, statuses, change }) => `error_page ${statuses.join(' ')} ${change}/balancer/${name};`).join(' ');

/**
 * Writes the two locations for a kind of request. The first tries two nodes for a short time each. The second, used if
 * neither has responded or both are excluded, tries up to three nodes for longer. An error from the second is returned
 * to the client.
 */
function writeWays(name: string, nextUpstream: string, { quickMs, patientMs }: BalancerWaits): string {
  const write = (
    place: string,
    how: { errors: string; readMs: number; tries: number; upstream: string },
  ): string => `    location @${place} {
      ${how.errors}
      proxy_read_timeout ${how.readMs}ms;
      proxy_next_upstream ${nextUpstream};
      proxy_next_upstream_tries ${how.tries};
      proxy_pass http://${how.upstream};
    }`;
  const others = ownErrors.filter((each) => each.name !== 'away');
  const first = {
    errors: `error_page 502 503 504 = @${name}_patient; ${listErrors(others)}`,
    readMs: quickMs,
    tries: 2,
    upstream: 'pages',
  };
  const second = { errors: listErrors(ownErrors), readMs: patientMs, tries: 3, upstream: 'patient' };
  return `${write(name, first)}\n${write(`${name}_patient`, second)}`;
}

/** Writes the location in which the balancer itself responds, with the error's status. */
function writeError({ name, code }: (typeof ownErrors)[number]): string {
  return `    location = /balancer/${name} {
      internal;
      default_type application/json;
      add_header Retry-After 2 always;
      add_header Cache-Control no-store always;
      add_header X-Request-Id $request_id always;
      return 200 '${JSON.stringify(describeRefusal(code, '$request_id'))}';
    }`;
}
