/** Writes the configuration of the balancer: sockets go to realtime nodes, the same for a visitor, all else to http. */
export function writeNginxConfig(options: {
  folder: string;
  port: number;
  httpPorts: readonly number[];
  realtimePorts: readonly number[];
  /** The user it runs as, where it is started by root; null elsewhere. */
  user: string | null;
}): string {
  const { folder, port, httpPorts, realtimePorts, user } = options;
  const list = (ports: readonly number[]): string => ports.map((each) => `    server 127.0.0.1:${each};`).join('\n');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
  return `${user === null ? '' : `user ${user};\n`}daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
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
  # Replies may take long: an export is written as it is read.
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
  server {
    listen 127.0.0.1:${port};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    location / {
      proxy_set_header Connection "";
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
