create index url_redirect_slug on url_redirect (store_code, replace(from_path, '/', '-'));
