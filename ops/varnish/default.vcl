# Varnish 7 in front of any number of servers: balances requests among the servers that are ready, caches the pages that are the same
# for all visitors, and purges them by tag (docs/guide/caching.md). Set CDN=varnish on the servers. Needs vmod_xkey of varnish-modules,
# and `-p http_gzip_support=off`, so that responses which the servers have compressed are cached unchanged.
vcl 4.1;

import cookie;
import std;
import xkey;

# Defines the director `servers`.
include "servers.vcl";

sub vcl_recv {
  # Purges by tag arrive on a separate socket (`-a purge=…`), which must not be reachable from outside.
  if (local.socket == "purge") {
    if (req.method != "POST" || std.getenv("CDN_PURGE_TOKEN") == "" ||
      req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Xkey-Purge);
    return (synth(200));
  }

  set req.backend_hint = servers.backend();
  # A stale object is served for one minute while it is fetched again. If no server is healthy, it is served for its whole grace time.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  # Set as by a proxy that terminates TLS in front of this one.
  set req.http.X-Forwarded-Proto = "https";

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(services|api|health)/" || req.url ~ "/GetViewModel(\?|$)") {
    return (pass);
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  if (req.url ~ "^/(assets|images)/") {
    unset req.http.Cookie;
    return (hash);
  }
  # Requests of signed-in users and editors are never cached.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(jwtToken|__Host-bind|bind|husrum-editor)=") {
    return (pass);
  }
  # Only these cookies select a variant of a page (`cookiesOfPages` in server/src/render/page-cookies.ts).
  cookie.parse(req.http.Cookie);
  if (req.url ~ "^/(en/)?(\?|$)") {
    cookie.keep("__Host-form,__Host-flow,__Host-buy-residence-sign,__Host-showing-host,buy-residence,case-management,searchresult-items,user-residence-type,dismissed-banner,jmuid");
  } else {
    cookie.keep("__Host-form,__Host-flow,__Host-buy-residence-sign,__Host-showing-host,buy-residence,case-management,searchresult-items,user-residence-type,dismissed-banner");
  }
  set req.http.Cookie = cookie.get_string();
  if (req.http.Cookie == "") {
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_hash {
  # Campaign parameters do not affect the page, so leave them out of the cache key.
  # The query begins at the first question mark; further question marks are part of its values.
  set req.http.X-Address = regsub(req.url, "^[^?]*\??", "&");
  set req.http.X-Address = regsuball(req.http.X-Address, "&(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)=[^&]*", "");
  set req.http.X-Address = regsuball(req.http.X-Address, "&+(?=&|$)", "");
  hash_data(regsub(req.url, "\?.*$", ""));
  hash_data(req.http.X-Address);
  unset req.http.X-Address;
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  # If a background fetch fails, keep the stale object.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # The server is starting, and another one may be ready. Do not retry any other 503: it is deliberate load shedding, and a retry at
  # another server would double the load on all of them.
  if (beresp.status == 503 && beresp.http.X-Not-Ready && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.Xkey = beresp.http.Surrogate-Key;
    set beresp.grace = 1d;
  } elsif (bereq.url !~ "^/(assets|images)/" || beresp.status != 200) {
    # Responses without Surrogate-Key are not cached, such as a redirect, or a file of a release that this server does not have yet.
    # During this time, requests for the object are not serialized (hit-for-miss).
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
  }
}

sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.status = 503;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "1";
  synthetic("The servers cannot be reached just now.");
  return (deliver);
}

sub vcl_deliver {
  # Browsers and caches further out cannot be purged.
  if (resp.http.Surrogate-Key) {
    set resp.http.Cache-Control = "private, no-cache";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Xkey;
  unset resp.http.X-Not-Ready;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

sub vcl_synth {
  if (local.socket == "purge") {
    set resp.http.Content-Type = "application/json";
    synthetic({"{"purged":"} + req.http.X-Purged + "}");
    return (deliver);
  }
}
