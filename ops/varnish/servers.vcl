vcl 4.1;

import directors;

# The endpoint reports whether a server accepts requests: not while it starts, and not while it drains. It waits up to 400 ms for the
# database. The timeout is longer, because a busy server is not down: otherwise all servers would become sick at once.
probe ready {
  .url = "/health/ready";
  .interval = 500ms;
  .timeout = 3s;
  .window = 2;
  .threshold = 2;
  .initial = 2;
}

backend server_1 {
  .host = "server-1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

backend server_2 {
  .host = "server-2";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 60s;
  .between_bytes_timeout = 60s;
}

sub vcl_init {
  new servers = directors.round_robin();
  servers.add_backend(server_1);
  servers.add_backend(server_2);
}
