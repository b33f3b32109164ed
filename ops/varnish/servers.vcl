vcl 4.1;

import directors;

# A server says here itself whether it takes requests: not while it is brought up, and no longer once it drains. It waits up to 400 ms
# for its database before it says so, and one that is busy is not away: otherwise all of them would be sick at once.
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
