/**
 * Writes the configuration of the balancer: sockets go to realtime nodes, the same for a visitor, all else to http
 * nodes. A request that a node did not answer goes to another one, unless that could do it twice: reads, and whatever
 * bears an Idempotency-Key.
 */
export function writeNginxConfig(options: {
  folder: string;
  port: number;
  httpPorts: readonly number[];
  realtimePorts: readonly number[];
  /** The user it runs as, where it is started by root; null elsewhere. */
  user: string | null;
}): string {
  const { folder, port, httpPorts, realtimePorts, user } = options;
  // A node that failed is left out for a moment only: one that starts again is back within seconds.
  const list = (ports: readonly number[]): string =>
    ports.map((each) => `    server 127.0.0.1:${each} max_fails=3 fail_timeout=1s;`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
  return `${user === null ? '' : `user ${user};\n`}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
# Sockets of a former configuration live this long after a reload; pages connect again by themselves.
worker_shutdown_timeout 20s;
events {
  worker_connections 8192;
}
http {
  access_log off;
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
${list(httpPorts)}
    keepalive 64;
  }
  upstream sockets {
    # Long polling, the socket's fallback, has to stay with one node.
    hash $remote_addr consistent;
${list(realtimePorts)}
  }
  # Quick requests, which need not wait for long until another node is asked.
  map $uri $is_slow {
    default 0;
    ~^/api/v1/(ggg|auth|users|partner)/ 1;
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
    location / {
      error_page 418 = @quick;
      error_page 419 = @repeatable;
      if ($way = quick) { return 418; }
      if ($way = repeatable) { return 419; }
      proxy_pass http://pages;
    }
    location @quick {
      proxy_read_timeout 10s;
      proxy_next_upstream error timeout http_502 http_504;
      proxy_next_upstream_tries 3;
      proxy_pass http://pages;
    }
    # The key of such a request makes its repetition the same request: a node that died in the middle of it, or hangs,
    # is no reason to tell the visitor.
    location @repeatable {
      proxy_read_timeout 10s;
      proxy_next_upstream error timeout non_idempotent http_502 http_504;
      proxy_next_upstream_tries 3;
      proxy_pass http://pages;
    }
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
