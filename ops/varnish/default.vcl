# Varnish 7 before any number of servers: shares requests among those that are ready, keeps the pages that are the same for
# everybody, and lets go of them by tag (docs/guide/caching.md). Servers are set CDN=varnish. Needs vmod_xkey of varnish-modules, and
# `-p http_gzip_support=off`: what the servers have compressed is kept as it is.
vcl 4.1;

import cookie;
import std;
import xkey;

# Which servers there are: the director `servers`.
include "servers.vcl";

sub vcl_recv {
  # Tags of pages that have changed come by a socket of their own (`-a purge=…`), which nobody outside reaches.
  if (local.socket == "purge") {
    if (req.method != "POST" || std.getenv("CDN_PURGE_TOKEN") == "" ||
      req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Xkey-Purge);
    return (synth(200));
  }

  set req.backend_hint = servers.backend();
  # What is stale is shown for a minute while another is asked for, and for as long as it is kept while no server is there.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  # As whoever ends TLS in front of this would say.
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
  # Somebody: asked for each time, and never kept.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(jwtToken|__Host-bind|bind|husrum-editor)=") {
    return (pass);
  }
  # Pages are told apart by these alone (`cookiesOfPages` in server/src/render/page-cookies.ts).
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
  # What only campaigns read tells no pages apart.
  # The query begins at the first question mark; any other one is part of what it says.
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
  # Of what is asked for while a stale page is shown, nobody waits for the failure.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # It is being brought up, and another one may be well. Any other 503 is meant: who has more to do than it can says so to one visitor,
  # and asking another one as well would double that for all of them.
  if (beresp.status == 503 && beresp.http.X-Not-Ready && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.Xkey = beresp.http.Surrogate-Key;
    set beresp.grace = 1d;
  } elsif (bereq.url !~ "^/(assets|images)/" || beresp.status != 200) {
    # What says nothing of being kept is not: a redirect, or a file of a release that this server does not have yet. For so long
    # nobody waits to see whether the next answer may be.
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
  # Browsers and whoever else stands further out cannot be told to let go of a page.
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
